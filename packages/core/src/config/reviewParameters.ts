import { ConfigError } from '../foundation/errors/config.js'
import { namespaces } from '../foundation/namespaces.js'
import { isAccountAddress, isCaipNetworkId } from '../foundation/schema/caip.js'
import { describe } from '../foundation/schema/check.js'

type Parameters = Readonly<Record<string, unknown>>

/** Names that mean the same in every action, with the form of their values. */
const forms: readonly (readonly [name: string, requirement: string, isValid: (value: unknown) => boolean])[] =
  [
    ['chainId', 'must be a CAIP-2 id such as "eip155:1", the "caipNetworkId" of a network', isCaipNetworkId],
    [
      'namespace',
      `must be one of ${namespaces.join(', ')}`,
      (value) => namespaces.some((known) => known === value),
    ],
    ['address', 'must be an address without its chain, such as "0x…"', isAccountAddress],
    ['signal', 'must be an AbortSignal', (value) => isObject(value) && 'aborted' in value],
  ]

/**
 * Looks for parameters of an action that plain JavaScript, or the habits of another library, got wrong.
 *
 * @param usage How the action is called, with its required parameters, such as `switchNetwork(kit, { network })`. A second parameter that is named
 * `listener` is a function.
 * @throws `ConfigError` that says what to write instead.
 */
export function reviewParameters(kit: unknown, parameters: unknown, usage: string): void {
  const reason = isKit(kit)
    ? findMistake(parameters, usage)
    : `the first parameter must be the kit, the result of createLatchkit(), got ${describe(kit)}`
  if (reason) throw new ConfigError({ path: usage.replace(/\(.*$/, ''), reason: `${reason}. Write ${usage}` })
}

function findMistake(parameters: unknown, usage: string): string | undefined {
  if (usage.endsWith(', listener)'))
    return typeof parameters === 'function'
      ? undefined
      : `the second parameter must be a function, got ${describe(parameters)}`
  if (!isObject(parameters) || Array.isArray(parameters))
    return `the second parameter must be an object, got ${describe(parameters)}`
  const [, required = ''] = /{ (.*) }/.exec(usage) ?? []
  const missing = required.split(', ').find((name) => name && parameters[name] === undefined)
  if (missing) return `the parameter "${missing}" is missing`
  for (const [name, requirement, isValid] of forms) {
    const value = parameters[name]
    if (value !== undefined && !isValid(value))
      return `the parameter "${name}" ${requirement}, got ${describe(value)}`
  }
  return undefined
}

/** Some actions need only one part of a kit. */
function isKit(value: unknown): boolean {
  return isObject(value) && (isObject(value.internal) || typeof value.getState === 'function')
}

function isObject(value: unknown): value is Parameters {
  return typeof value === 'object' && value !== null
}
