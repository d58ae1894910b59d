import type { BaseWalletState } from './baseWalletState.js'
import { hostileIcons, hostileName } from './hostile.js'

/** State flags of a page's URL: flags, and flags with a number after a colon. */
export type StateFlags<state> = {
  readonly flags: Readonly<Record<string, Partial<state>>>
  readonly numbers: Readonly<Record<string, (value: number) => Partial<state>>>
}

/** The flags of wallets of every namespace. */
export const baseWalletFlags: StateFlags<BaseWalletState> = {
  flags: {
    approve: { answer: 'approve' },
    reject: { answer: 'reject' },
    hang: { answer: 'hang' },
    locked: { locked: true },
    offline: { offline: true },
    connected: { connected: true },
    all: { shares: 'all' },
    'one-prompt': { queuesPrompts: false },
    silent: { silent: true },
    twice: { announces: 'twice' },
    never: { announces: 'never' },
    object: { errorShape: 'object' },
    nested: { errorShape: 'nested' },
    codeless: { errorShape: 'codeless' },
    text: { errorShape: 'text' },
    hostile: { name: hostileName, icon: hostileIcons.scriptedSvg },
  },
  numbers: {
    slow: (delayMs) => ({ delayMs }),
    account: (accountIndex) => ({ accountIndex }),
  },
}

/**
 * Parses the state from URL flags: `?wallet.harbor=locked,slow:2000,chain:1`.
 *
 * @throws Error that lists the known flags.
 */
export function parseStateFlags<state>(text: string, flags: StateFlags<state>): Partial<state> {
  return Object.assign({}, ...text.split(',').map((word) => parseWord(word, flags)))
}

/** Creates one flag per set of malformed responses. */
export function createMalformedFlags(
  answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Readonly<Record<string, Pick<BaseWalletState, 'malformed'>>> {
  return Object.fromEntries(Object.entries(answers).map(([name, malformed]) => [name, { malformed }]))
}

function parseWord<state>(word: string, { flags, numbers }: StateFlags<state>): Partial<state> {
  const [name = '', value] = word.trim().split(':')
  const flag = Object.hasOwn(flags, name) && value === undefined ? flags[name] : undefined
  const numeric = Object.hasOwn(numbers, name) && /^\d+$/.test(value ?? '') ? numbers[name] : undefined
  const state = flag ?? numeric?.(Number(value))
  if (state) return state
  const known = [...Object.keys(flags), ...Object.keys(numbers).map((each) => `${each}:<number>`)]
  throw new Error(`Unknown wallet flag "${word}". Use one of: ${known.join(', ')}.`)
}
