/** @typedef {import('./removeDefence.mjs').Defence} Defence */

const frame = 'apps/login-frame/src/page'

/** @type {readonly Defence[]} The defences of what an approval of the login frame says about a recipient. */
export const approvalDefences = [
  {
    name: 'the owner of a token account is displayed as the recipient only if the tokens go to that account',
    file: `${frame}/decode/readTokenTransfer.ts`,
    find: ' || destination !== account) return undefined',
    replace: ') return undefined',
    test: {
      runner: 'apps',
      file: `${frame}/describe/describeSolanaTransactions.test.ts`,
      title: 'to another token account',
    },
  },
  {
    name: 'a transfer of tokens is one of a token program, which checks the owner of the account',
    file: `${frame}/decode/readTokenTransfer.ts`,
    find: ' || !tokenPrograms.includes(program)) return undefined',
    replace: ') return undefined',
    test: {
      runner: 'apps',
      file: `${frame}/describe/describeSolanaTransactions.test.ts`,
      title: 'of a program that is no token program',
    },
  },
  {
    name: 'a recipient has no name in letters that look like others',
    file: `${frame}/rpc/createNameReader.ts`,
    find: 'return displayedName.test(name) ? name : undefined',
    replace: 'return name || undefined',
    test: {
      runner: 'apps',
      file: `${frame}/rpc/createNameReader.test.ts`,
      title: 'with a name of letters that look like others',
    },
  },
  {
    name: 'the name of an account is displayed only beside its address',
    file: `${frame}/describe/nameRecipient.ts`,
    find: 'field.value.toLowerCase() === address.toLowerCase()',
    replace: "address !== ''",
    test: {
      runner: 'browser',
      file: `${frame}/view/ApprovalDesign.browser.test.tsx`,
      title: 'behavior: the name of another account than the recipient is not displayed',
    },
  },
]
