// Generated from schemas/*/messages.en.json. Edit those files and run `npm run generate`.
export default {} satisfies Record<string, string>;
