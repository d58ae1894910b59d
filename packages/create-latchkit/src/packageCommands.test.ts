import { expect, test } from 'vitest'
import { detectPackageManager, replaceCommands } from './packageCommands.js'

test.each([
  ['npm/10.8.2 node/v20.20.2 linux x64 workspaces/false', { manager: 'npm' }],
  ['pnpm/10.1.0 npm/? node/v22.0.0 linux x64', { manager: 'pnpm', version: '10.1.0' }],
  ['yarn/4.9.1 npm/? node/v22.0.0 linux x64', { manager: 'yarn', version: '4.9.1' }],
  ['bun/1.2.0 npm/? node/v22.0.0 linux x64', { manager: 'bun', version: '1.2.0' }],
  [undefined, { manager: 'npm' }],
])('default: %s is %j', (agent, expected) => {
  expect(detectPackageManager(agent)).toEqual(expected)
})

const readme = `\`npm run gateway\` starts it.

\`\`\`sh
npm run dev        # the app
npm test           # first: npx playwright install chromium
npm run lint
\`\`\`
`

test('behavior: commands of npm become commands of the package manager, with aligned comments', () => {
  expect(replaceCommands(readme, 'yarn')).toBe(`\`yarn gateway\` starts it.

\`\`\`sh
yarn dev    # the app
yarn test   # first: yarn exec playwright install chromium
yarn lint
\`\`\`
`)
  expect(replaceCommands(readme, 'bun')).toContain(`
bun run dev    # the app
bun run test   # first: bunx playwright install chromium
`)
})
