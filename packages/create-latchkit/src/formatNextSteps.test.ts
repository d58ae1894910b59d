import { expect, test } from 'vitest'
import { formatNextSteps } from './formatNextSteps.js'

test.each([
  ['npm', 'npm run dev', 'npx playwright install chromium, then npm test.'],
  ['pnpm', 'pnpm run dev', 'pnpm exec playwright install chromium, then pnpm test.'],
  ['yarn', 'yarn dev', 'yarn exec playwright install chromium, then yarn test.'],
  ['bun', 'bun run dev', 'bunx playwright install chromium, then bun run test.'],
] as const)('behavior: the commands of %s', (manager, dev, browser) => {
  const steps = formatNextSteps({ path: '/home/user/my app', cwd: '/home/user', manager, isInstalled: true })
  expect(steps).toBe(`Next:\n\n  cd "my app"\n  ${dev}\n\nTo test in a browser: ${browser}\n`)
})

test('behavior: an app in the current folder whose packages are not installed', () => {
  const steps = formatNextSteps({ path: '/app', cwd: '/app', manager: 'npm', isInstalled: false })
  expect(steps).toMatch(/^Next:\n\n {2}npm install\n {2}npm run dev\n/)
})
