const markup = '<img src=x onerror="globalThis.__hostile=1"><script>globalThis.__hostile=1</script>'

/** 10 000 characters: text direction overrides, markup, another wallet's name, and no line break opportunity. */
export const hostileName: string = `\u202e${markup}\u2066MetaMask\u2069\u0000`.padEnd(10_000, 'W')

/** Unsafe icons. `remote` would reveal to another server that the page was opened. */
export const hostileIcons: {
  readonly javascript: string
  readonly remote: string
  readonly scriptedSvg: string
  readonly html: string
} = {
  javascript: 'javascript:globalThis.__hostile=1',
  remote: 'https://tracker.invalid/pixel.svg',
  scriptedSvg: svg('<script>parent.__hostile=1</script><rect width="96" height="96"/>'),
  html: `data:text/html,${encodeURIComponent(markup)}`,
}

/** Name of a set of malformed responses. */
export type MalformedAnswer =
  | 'accountsNotArray'
  | 'accountsNotAddresses'
  | 'accountsEmpty'
  | 'chainIdNumber'
  | 'chainIdNonsense'
  | 'signatureShort'
  | 'hashNull'

/** Responses of real broken wallets; a value for `malformed`. */
export const malformedAnswers: Readonly<Record<MalformedAnswer, Readonly<Record<string, unknown>>>> = {
  accountsNotArray: accountsAre({ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }),
  accountsNotAddresses: accountsAre(['<b>me</b>', 7, null]),
  accountsEmpty: accountsAre([]),
  chainIdNumber: chainIs(31337),
  chainIdNonsense: chainIs('mainnet'),
  signatureShort: { personal_sign: '0x1234', eth_signTypedData_v4: '0x1234' },
  hashNull: { eth_sendTransaction: null },
}

function accountsAre(value: unknown): Readonly<Record<string, unknown>> {
  return { eth_accounts: value, eth_requestAccounts: value, accountsChanged: value }
}

function chainIs(value: unknown): Readonly<Record<string, unknown>> {
  return { eth_chainId: value, chainChanged: value }
}

function svg(content: string): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${content}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(text)}`
}
