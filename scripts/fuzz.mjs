// Runs every property test with new seeds: `pnpm fuzz`, or `pnpm fuzz 20` for 20 seeds.
// No vitest option sets the seed of fast-check, or selects test files by their imports.

import { execFileSync, spawnSync } from 'node:child_process'

const runs = Number(process.argv[2] ?? 5)
const files = execFileSync('git', ['grep', '-l', "from 'fast-check'", '--', '*.test.ts', '*.test.tsx'])
  .toString()
  .trim()
  .split('\n')
for (let run = 1; run <= runs; run++) {
  const seed = String((Date.now() + run) % 2 ** 31)
  console.log(`Seed ${seed} (${run} of ${runs}). To repeat it: FAST_CHECK_SEED=${seed} pnpm unit`)
  const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', '--project', 'node', ...files], {
    env: { ...process.env, FAST_CHECK_SEED: seed },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}
