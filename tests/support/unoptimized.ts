/** V8's flags for tests: optimizing the embedded database's code takes longer than a run gains from it. */
export const unoptimized = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']
