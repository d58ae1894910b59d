/** @typedef {import('./removeDefence.mjs').Defence} Defence */

/** @type {readonly Defence[]} Reports of mistakes of the app and of the operator, which would be silent or misleading without them. */
export const mistakeDefences = [
  {
    name: 'an SDK that is not installed is named, and the connection is not blamed',
    file: 'packages/core/src/sources/walletconnect/sdk/loadProvider.ts',
    find: 'if (!isMissing(cause)) throw cause',
    replace: 'if (cause) throw cause',
    test: {
      runner: 'node',
      file: 'packages/core/src/sources/walletconnect/sdk/loadProvider.test.ts',
      title: 'error: a package that is not installed, in the words of ',
    },
  },
  {
    name: 'a theme value that the browser does not accept is in the console',
    file: 'packages/core/src/config/reviewEffects.ts',
    find: 'return supportsCss(property, value)',
    replace: 'return supportsCss(property, value) || true',
    test: {
      runner: 'node',
      file: 'packages/core/src/config/reviewEffects.test.ts',
      title: 'error: names the theme values that the browser does not accept',
    },
  },
  {
    name: 'a node that is down is not a transfer that cannot be sent',
    file: 'packages/ui/src/parts/review/ReviewStatus.tsx',
    find: "model.error.code === 'rpc-request' &&",
    replace: 'false &&',
    test: {
      runner: 'node',
      file: 'packages/ui/src/parts/review/ReviewStatus.test.tsx',
      title: 'error: a node that is down is not a transfer that cannot be sent: the user tries again',
    },
  },
  {
    name: 'a gateway that cannot reach the recovery service logs it',
    file: 'apps/gateway/src/server/operations/openRecoveryWatch.ts',
    find: "if (failures < 2 || status === 'unreachable') return",
    replace: 'if (failures) return',
    test: {
      runner: 'apps',
      file: 'apps/gateway/src/server/operations/openRecoveryWatch.test.ts',
      title: 'error: logs once that the recovery service cannot be reached, and when it can again',
    },
  },
]
