import { ConfigError } from '../foundation/errors/config.js'
import { describe } from '../foundation/schema/check.js'

/**
 * Looks for parameters of an action that plain JavaScript, or the habits of another library, got wrong.
 *
 * @param usage How the action is called, with its required parameters, such as `switchNetwork(kit, { network })`.
 * @throws `ConfigError` that says what to write instead.
 */
export function reviewParameters(kit: unknown, parameters: unknown, usage: string): void {
  const [, required = ''] = /{ (.*) }/.exec(usage) ?? []
  const missing = required
    .split(', ')
    .find((name) => name && isObject(parameters) && parameters[name] === undefined)
  let reason: string | undefined
  if (!isObject(kit) || !isObject(kit.internal))
    reason = `the first parameter must be the kit, the result of createLatchkit(), got ${describe(kit)}`
  else if (!isObject(parameters) || Array.isArray(parameters))
    reason = `the second parameter must be an object, got ${describe(parameters)}`
  else if (missing) reason = `the parameter "${missing}" is missing`
  if (reason) throw new ConfigError({ path: usage.replace(/\(.*$/, ''), reason: `${reason}. Write ${usage}` })
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
