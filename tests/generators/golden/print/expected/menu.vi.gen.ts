// Generated from schemas/*/messages.vi.json. Edit those files and run `npm run generate`.
export default {} satisfies Record<string, string>;
