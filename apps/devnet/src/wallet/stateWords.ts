import { hostileIcons, hostileName, malformedAnswers } from './hostile.js'
import type { WalletState } from './state.js'

const words: Readonly<Record<string, Partial<WalletState>>> = {
  approve: { answer: 'approve' },
  reject: { answer: 'reject' },
  hang: { answer: 'hang' },
  locked: { locked: true },
  offline: { offline: true },
  connected: { connected: true },
  all: { shares: 'all' },
  lower: { addressCase: 'lower' },
  'no-add': { addsChains: false },
  'no-switch-on-add': { switchesOnAdd: false },
  'one-prompt': { queuesPrompts: false },
  silent: { silent: true },
  twice: { announces: 'twice' },
  never: { announces: 'never' },
  object: { errorShape: 'object' },
  nested: { errorShape: 'nested' },
  codeless: { errorShape: 'codeless' },
  text: { errorShape: 'text' },
  hostile: { name: hostileName, icon: hostileIcons.scriptedSvg },
  ...mapValues(malformedAnswers, (malformed) => ({ malformed })),
}

const numbers: Readonly<Record<string, (value: number) => Partial<WalletState>>> = {
  slow: (delayMs) => ({ delayMs }),
  chain: (chainId) => ({ chainId }),
  account: (accountIndex) => ({ accountIndex }),
}

/**
 * Reads a wallet's state from the words of a page's URL: `?wallet.harbor=locked,slow:2000,chain:1`.
 *
 * @throws Error that names the words there are.
 */
export function parseStateWords(text: string): Partial<WalletState> {
  return Object.assign({}, ...text.split(',').map(parseWord))
}

function mapValues<from, to>(
  record: Readonly<Record<string, from>>,
  map: (value: from) => to,
): Readonly<Record<string, to>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

function parseWord(word: string): Partial<WalletState> {
  const [name = '', value] = word.trim().split(':')
  const flag = Object.hasOwn(words, name) && value === undefined ? words[name] : undefined
  const numeric = Object.hasOwn(numbers, name) && /^\d+$/.test(value ?? '') ? numbers[name] : undefined
  const state = flag ?? numeric?.(Number(value))
  if (state) return state
  const known = [...Object.keys(words), ...Object.keys(numbers).map((each) => `${each}:<number>`)]
  throw new Error(`No wallet behaves like "${word}". There is: ${known.join(', ')}.`)
}
