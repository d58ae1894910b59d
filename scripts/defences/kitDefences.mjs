// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of sources contain template literals.
/** @typedef {import('./removeDefence.mjs').Defence} Defence */

const chains = 'packages/core/src/chains'
const money = 'packages/core/src/features/money'
const parts = 'apps/devnet/src/parts'

/** @type {readonly Defence[]} The defences of the kit and of the other packages, and of how they are built. */
export const kitDefences = [
  {
    name: 'nothing that a simulation shows beside the review is signed: swaps',
    file: `${chains}/evm/simulateEffects.ts`,
    find: 'const other = effects.find((effect) => !isReviewed(effect))',
    replace: 'const other = effects.find((effect) => effect === undefined && isReviewed(effect))',
    test: { runner: 'node', file: `${money}/swap/swapEffects.test.ts`, title: 'error: a router that ' },
  },
  {
    name: 'nothing that a simulation shows beside the review is signed: sends and payments',
    file: `${money}/transfer/simulateTransfer.ts`,
    find: '    if (effects?.mismatch) throw new TransactionMismatchError({ field: effects.mismatch })\n',
    test: { runner: 'apps', file: `${parts}/transfers.test.ts`, title: 'error: a token that ' },
  },
  {
    name: 'without events, only contracts that the app names are called',
    file: `${money}/swap-review/simulateSwap.ts`,
    find: '  if (!simulated && !isPinned) throw new SimulationUnavailableError({ network: network.name })\n',
    test: {
      runner: 'node',
      file: `${money}/swap/swapEffects.test.ts`,
      title: 'error: without events, contracts that the app does not name are not called',
    },
  },
  {
    name: 'no swap calls the account itself',
    file: `${money}/swap-review/rules.ts`,
    find: '![intent.from, ',
    replace: '![',
    test: {
      runner: 'node',
      file: `${money}/swap-review/rules.test.ts`,
      title: ' is no router',
    },
  },
  {
    name: 'a payment stream to another account is an effect',
    file: `${chains}/evm/readEffects.ts`,
    find: "  '57269d2e': ['operator', 1, 2, 3],\n",
    test: {
      runner: 'node',
      file: 'packages/core/src/chains/evm/readEffects.test.ts',
      title: 'Superfluid stream',
    },
  },
  {
    name: 'a swap to another network takes what is sold',
    file: `${money}/swap-review/simulateSwap.ts`,
    find: "  if (!isHere && sold >= 0n) throw new TransactionMismatchError({ field: 'method' })\n",
    test: {
      runner: 'node',
      file: `${money}/swap/swapEffects.test.ts`,
      title: 'error: a router that takes nothing for a token on another chain: nothing is signed',
    },
  },
  {
    name: 'the payee of a token payment is a known recipient, not the token',
    file: `${money}/send/findRecipientNotices.ts`,
    find: "    if (recipients && (isOwn || namespace !== 'eip155')) return recipients\n",
    test: {
      runner: 'node',
      file: `${money}/send/send.rules.test.ts`,
      title: 'default: the payee of an ERC-20 token is known, not the token',
    },
  },
  {
    name: 'a forged transfer makes no recipient known',
    file: `${money}/send/findRecipientNotices.ts`,
    find: "if (recipients && (isOwn || namespace !== 'eip155')) return recipients",
    replace: 'if (recipients) return recipients',
    test: { runner: 'node', file: `${money}/send/send.rules.test.ts`, title: 'error: a forged transfer ' },
  },
  {
    name: 'a token that rounds by two base units is sent',
    file: `${money}/transfer/simulateTransfer.ts`,
    find: 'if (taken > amount + (intent.nft ? 0n : roundingMax))',
    replace: 'if (taken > amount)',
    test: {
      runner: 'apps',
      file: `${parts}/transfers.test.ts`,
      title:
        'default: an aToken of Aave v3.5 takes at most 2 base units more than the amount, and the review shows it',
    },
  },
  {
    name: 'a token that takes more than it rounds is not sent',
    file: `${money}/transfer/simulateTransfer.ts`,
    find: "  if (taken > amount + (intent.nft ? 0n : roundingMax))\n    throw new TransactionMismatchError({ field: 'amount' })\n",
    test: { runner: 'apps', file: `${parts}/transfers.test.ts`, title: 'error: a token that ' },
  },
  {
    name: 'a token that rounds by two base units is sold',
    file: `${money}/swap-review/simulateSwap.ts`,
    find: "(sell.address && intent.mode === 'exactIn' ? roundingMax : 0n)",
    replace: '0n',
    test: {
      runner: 'node',
      file: `${money}/swap/swapEffects.test.ts`,
      title:
        'behavior: two base units beside the amount are in the review, and never more than it shows are sold',
    },
  },
  {
    name: 'a press or a key in the modal reaches no dialog of the app',
    file: 'packages/ui/src/parts/dialog/isolateFromPage.ts',
    find: '    event.stopImmediatePropagation()\n',
    test: {
      runner: 'components',
      file: 'packages/ui/src/parts/dialog/isolateFromPage.browser.test.tsx',
      title: 'default: a press and a key in the dialog are not heard in the page',
    },
  },
  {
    name: 'the open modal does not stay hidden from assistive technology',
    file: 'packages/ui/src/parts/dialog/isolateFromPage.ts',
    find: '  observer.observe(host, { attributes: true })\n',
    test: {
      runner: 'components',
      file: 'packages/ui/src/parts/dialog/isolateFromPage.browser.test.tsx',
      title: 'behavior: an open modal does not stay ',
    },
  },
  {
    name: 'a key in the modal is heard once in Firefox',
    file: 'packages/ui/src/parts/dialog/isolateFromPage.ts',
    find: 'if (!copy.composed) return copy',
    replace: 'return copy',
    test: {
      runner: 'components',
      file: 'packages/ui/src/parts/dialog/isolateFromPage.browser.test.tsx',
      title: 'behavior: a key is heard once where keyboard events are always composed, as in Firefox',
    },
  },
  {
    name: 'an input of Bitcoin belongs to the key whose hash its script names',
    file: `${chains}/bitcoin/findSigningKey.ts`,
    find: '      owner.hasHash(push) ||\n      derived',
    replace: '      derived',
    test: {
      runner: 'node',
      file: `${chains}/bitcoin/findSigningKey.test.ts`,
      title: 'behavior: finds the hash of the key in a script, if the wallet provides the key',
    },
  },
  {
    name: 'no input of another key is signed',
    file: `${chains}/bitcoin/findSigningKey.ts`,
    find: 'return isNamed ? { isUntweaked: false } : undefined',
    replace: 'return { isUntweaked: false }',
    test: {
      runner: 'node',
      file: `${chains}/bitcoin/findSigningKey.test.ts`,
      title: 'error: does not find another key or its hash',
    },
  },
  {
    name: 'a signature hash type that an input cannot have is refused before the wallet signs',
    file: `${chains}/bitcoin/sighashTypes.ts`,
    find: 'if (usable.length === 0)',
    replace: 'if (usable.length < 0)',
    test: {
      runner: 'node',
      file: 'packages/adapter-bitcoin/src/scriptInputs.test.ts',
      title: ', a signature hash type that does not exist for it, without asking the wallet',
    },
  },
  {
    name: 'typed data that cannot be hashed is refused before the wallet is asked',
    file: `${chains}/evm/signTypedData.ts`,
    find: '  hashPayload({ typedData })\n',
    test: {
      runner: 'node',
      file: `${chains}/evm/signTypedData.test.ts`,
      title: ' before the wallet is asked',
    },
  },
  {
    name: 'a struct that is null is hashed as eth_signTypedData_v4 does',
    file: `${chains}/evm/hashTypedData.ts`,
    find: '  if (isStruct && (value === null || value === undefined)) return new Uint8Array(32)\n',
    test: { runner: 'node', file: `${chains}/evm/signTypedData.test.ts`, title: 'default: verifies ' },
  },
  {
    name: 'the code of a wallet is read in an error under `error`',
    file: `${chains}/evm/readError.ts`,
    find: "next = field(next, 'cause') ?? errorIn(next) ?? errorInData",
    replace: "next = field(next, 'cause') ?? errorInData",
    test: {
      runner: 'node',
      file: `${chains}/evm/readError.test.ts`,
      title: 'a JSON-RPC response',
    },
  },
  {
    name: 'the code of a wallet is read as text',
    file: `${chains}/evm/readError.ts`,
    find: "  if (typeof code === 'string' && /^-?\\d{1,6}$/.test(code)) return Number(code)\n",
    test: {
      runner: 'node',
      file: `${chains}/evm/readError.test.ts`,
      title: 'a code as text, of a wallet',
    },
  },
  {
    name: 'a chain is added in a wallet that cannot switch',
    file: `${chains}/evm/switchChain.ts`,
    find: 'const canSwitch = !isMethodMissing(cause)',
    replace: 'const canSwitch = cause !== isMethodMissing',
    test: {
      runner: 'node',
      file: `${chains}/evm/switchChain.test.ts`,
      title: 'behavior: adds the chain in a wallet that cannot switch, by the code of ',
    },
  },
  {
    name: 'a chain is added in a wallet of wagmi that cannot switch',
    file: 'packages/adapter-wagmi/src/switchOrAdd.ts',
    find: 'if (isMethodMissing && !isAddChainError(error))',
    replace: 'if (isMethodMissing && isAddChainError(error))',
    test: {
      runner: 'node',
      file: 'packages/adapter-wagmi/src/switchOrAdd.test.ts',
      title: 'behavior: adds the chain in a wallet that cannot switch (code ',
    },
  },
  {
    name: 'a Solana wallet may sign a message with the off-chain header',
    file: `${chains}/solana/verifyEd25519.ts`,
    find: '[message, ...toOffchainMessages(message, address)].some(',
    replace: '[message].some(',
    test: {
      runner: 'node',
      file: `${chains}/solana/checkSignedMessage.offchain.test.ts`,
      title: 'default: ',
    },
  },
  {
    name: 'a code is read in digits of any script',
    file: 'packages/ui/src/parts/code-field/toDigits.ts',
    find: '.replace(/\\p{Nd}/gu, toAscii)',
    test: {
      runner: 'node',
      file: 'packages/ui/src/parts/code-field/toDigits.test.ts',
      title: 'behavior: digits of every script of Unicode',
    },
  },
  {
    name: 'the sign-in package is imported without TextEncoder',
    file: 'packages/siwx/src/sessions/signedToken.ts',
    find: "import { base64urlnopad } from '@scure/base'\n",
    replace: "import { base64urlnopad } from '@scure/base'\nexport const encoder = new TextEncoder()\n",
    test: {
      runner: 'node',
      file: 'packages/siwx/src/exports/importing.test.ts',
      title: 'behavior: can be imported where TextEncoder is missing, as in jsdom, the environment of Jest',
    },
  },
  {
    name: 'a Sign-In With Solana message without a statement has one empty line',
    file: 'packages/core/src/features/login/siwx/writeSiwxMessage.ts',
    find: "namespace === 'solana' ? [] : ['']",
    replace: "['']",
    test: {
      runner: 'node',
      file: 'packages/siwx/src/message/createMessage.test.ts',
      title: 'behavior: Sign-In With Solana without a statement has one empty line',
    },
  },
  {
    name: 'a permissions context may have the default arguments of MetaMask',
    file: 'packages/permissions/src/redemption/permissionsContext.ts',
    find: "['0x', '0x00']",
    replace: "['0x']",
    test: {
      runner: 'node',
      file: 'packages/permissions/src/redemption/permissionsContext.test.ts',
      title: 'behavior: reads the default arguments "0x00" of @metamask/smart-accounts-kit 2.0.0: ',
    },
  },
  {
    name: 'the icon of a wallet violates no strict style policy',
    file: 'packages/ui/src/data-image/createSvg.ts',
    find: 'element.style.setProperty(property, safeValue)',
    replace: "element.setAttribute('style', `${property}: ${safeValue}`)",
    test: {
      runner: 'browser',
      file: 'packages/ui/src/data-image/DataImage.browser.test.tsx',
      title: 'behavior: needs no img-src, no style-src for attributes, and no trusted type',
    },
  },
  {
    name: 'the icon of a wallet refers to nothing but itself',
    file: 'packages/ui/src/data-image/createSvg.ts',
    find: 'const safeValue = readValue(value, prefix)\n    if',
    replace: 'const safeValue = value\n    if',
    test: {
      runner: 'browser',
      file: 'packages/ui/src/data-image/DataImage.browser.test.tsx',
      title: 'error: leaves out ',
    },
  },
  {
    name: 'the check of the builds reports the warnings of Rollup',
    file: 'scripts/checks/bundlers.mjs',
    find: 'onwarn: ({ message }) => void warnings.push(message),',
    replace: 'onwarn: () => undefined,',
    test: {
      runner: 'node',
      file: 'scripts/checks/bundlers.test.mjs',
      title: 'error: chunks that import each other',
    },
  },
  {
    name: 'the check of the packages reports directives of which Rollup warns',
    file: 'scripts/checks/packages.mjs',
    find: '    ...directives.map((file) => `dist/${file} has a "use client", of which Rollup warns`),\n',
    test: {
      runner: 'node',
      file: 'scripts/checks/packages.test.mjs',
      title: 'a "use client" of which Rollup warns',
    },
  },
  {
    name: 'each hook and action has a budget, in Vite and in esbuild',
    file: 'scripts/checks/exportSizes.mjs',
    find: "    ...findViolations('esbuild', inEsbuild, budget),\n",
    test: {
      runner: 'node',
      file: 'scripts/checks/exportSizes.test.mjs',
      title: 'error: a view that loads with the page, in Vite and in esbuild',
    },
  },
  {
    name: 'the builds give no warning of a directive',
    file: 'tsup.entries.ts',
    find: 'const code = text.replace(/^"use client";/, \'\')',
    replace: 'const code = String(text)',
    test: {
      runner: 'node',
      file: 'scripts/checks/builds.test.mjs',
      title: 'behavior: the modules of a package have no "use client", of which Rollup warns',
    },
  },
  {
    name: 'an action loads nothing of later views, in esbuild too',
    file: 'tsup.entries.ts',
    find: 'splitPackages.includes(packageName) ? importFromModules(code) : code',
    replace: 'code',
    test: {
      runner: 'node',
      file: 'scripts/checks/builds.test.mjs',
      title: 'behavior: an action loads nothing of what only later chunks use, in Vite and in esbuild',
    },
  },
  {
    name: 'a relay URL that is none is refused in development',
    file: 'packages/core/src/sources/walletconnect/reviewRelay.ts',
    find: "if (process.env.NODE_ENV !== 'production') findInvalidUrl(relayUrl)",
    replace: 'if (relayUrl === null) findInvalidUrl(relayUrl)',
    test: {
      runner: 'node',
      file: 'packages/core/src/kit/mistakes.calls.test.ts',
      title: 'a relay with an https: URL',
    },
  },
  {
    name: 'networks without an adapter are in the console',
    file: 'packages/core/src/config/reviewEffects.ts',
    find: 'namespaces.filter((namespace) => !adapters.has(namespace))',
    replace: 'namespaces.filter((namespace) => !namespace && !adapters.has(namespace))',
    test: {
      runner: 'node',
      file: 'packages/core/src/kit/mistakes.test.ts',
      title: 'no adapter',
    },
  },
  {
    name: 'two providers of a kit open one modal',
    file: 'packages/react/src/frame/useOnlyModal.ts',
    find: 'return isFirst ? model : closed',
    replace: 'return isRefused === undefined ? closed : model',
    test: {
      runner: 'node',
      file: 'packages/react/src/mistakes.test.tsx',
      title: 'error: of two providers for one kit, one modal opens',
    },
  },
]
