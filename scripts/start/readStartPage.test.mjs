import { expect, test } from 'vitest'
import { readStartPage } from './readStartPage.mjs'

const page = `---
title: Vite
---

One command:

\`\`\`sh
npm create latchkit@rc my-dapp   # asks nothing
npm run dev
\`\`\`

Or:

\`\`\`sh
npm create vite@latest my-dapp
# in its folder
cd my-dapp
\`\`\`

\`\`\`tsx title="src/App.tsx"
app()
\`\`\`

## Read the account

\`\`\`ts
not a file
\`\`\`

\`\`\`tsx title="src/Account.tsx"
account()
\`\`\`
`

test('default: returns the commands and files of each way, by section', () => {
  expect(readStartPage(page)).toEqual([
    {
      sections: [
        {
          heading: '',
          steps: [
            { kind: 'command', command: 'npm create latchkit@rc my-dapp' },
            { kind: 'command', command: 'npm run dev' },
          ],
        },
      ],
    },
    {
      sections: [
        {
          heading: '',
          steps: [
            { kind: 'command', command: 'npm create vite@latest my-dapp' },
            { kind: 'command', command: 'cd my-dapp' },
            { kind: 'file', path: 'src/App.tsx', code: 'app()\n' },
          ],
        },
        {
          heading: 'Read the account',
          steps: [{ kind: 'file', path: 'src/Account.tsx', code: 'account()\n' }],
        },
      ],
    },
  ])
})

test('error: a page that does not say how the app is created', () => {
  expect(() => readStartPage('```sh\nnpm run dev\n```\n')).toThrow('must create an app')
})
