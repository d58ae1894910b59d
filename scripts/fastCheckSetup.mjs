import fc from 'fast-check'

// A test run has the same result each time: property tests start from a constant seed. `pnpm fuzz` searches with new ones.
const seed = Number(process.env.FAST_CHECK_SEED ?? 1)
fc.configureGlobal({ seed })
