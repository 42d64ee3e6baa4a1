// Generated from schemas/*/messages.zh.json. Edit those files and run `npm run generate`.
export default {} satisfies Record<string, string>;
