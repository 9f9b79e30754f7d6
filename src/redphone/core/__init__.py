"""The engine: what every game shares. Compiled by mypyc; the same source runs uncompiled."""
