// The address of our own deck as a file: whoever has the printed cards corrects it by them.
export { default } from "../../src/redphone/games/minutes/data/deck.toml?url";
