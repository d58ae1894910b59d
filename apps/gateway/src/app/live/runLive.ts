import type { LiveInput } from './LiveCheck.js'
import { liveServices } from './liveServices.js'

/** The output of a run, and the exit code: 0 if all checks passed, 1 if one failed, 2 if none ran. */
export type LiveResult = { readonly text: string; readonly code: 0 | 1 | 2 }

const timeoutMs = 30_000

/**
 * Sends the requests of the contract tests to a hosted service, and reads its answers with the product's own code. No transaction is signed
 * or sent, and nothing is bought.
 *
 * @param parameters `url`: another server than the service's own. `now`: returns the current time in ms.
 */
export async function runLive({
  service: name = '',
  environment,
  url,
  now,
}: Pick<LiveInput, 'now'> & {
  readonly service: string | undefined
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly url?: string | undefined
}): Promise<LiveResult> {
  const service = Object.hasOwn(liveServices, name) ? liveServices[name] : undefined
  if (!service) {
    const names = Object.keys(liveServices).join(', ')
    return { text: `The service must be one of ${names}, got "${name}".`, code: 2 }
  }
  const missing = Object.entries(service.variables).filter(([variable]) => !environment[variable])
  if (missing.length > 0) {
    const lines = missing.map(
      ([variable, contents]) => `The variable ${variable} is missing: set it to ${contents} (${name}).`,
    )
    return { text: [...lines, 'Nothing was sent.'].join('\n'), code: 2 }
  }
  const values = Object.fromEntries(
    Object.keys(service.variables).map((variable) => [variable, environment[variable] ?? '']),
  )
  const rows: { readonly check: string; readonly isPassed: boolean; readonly details: string }[] = []
  try {
    for (const [check, run] of await service.createChecks({ values, url, now })) {
      const startedAt = now()
      const { isPassed, details } = await run(AbortSignal.timeout(timeoutMs)).then(
        (details) => ({ isPassed: true, details }),
        (error: unknown) => ({ isPassed: false, details: toMessage(error) }),
      )
      rows.push({ check, isPassed, details: `${details} (${now() - startedAt} ms)` })
    }
  } catch (error) {
    // Such as a key that cannot be parsed.
    rows.push({ check: 'settings', isPassed: false, details: toMessage(error) })
  }
  const date = new Date(now()).toISOString().slice(0, 10)
  const lines = rows.map(
    ({ check, isPassed, details }) => `| ${check} | ${isPassed ? 'passed' : 'failed'} | ${details} |`,
  )
  const text = [`${name}, ${date}`, '', '| Check | Outcome | Details |', '|---|---|---|', ...lines].join('\n')
  return { text: hideSecrets(text, values), code: rows.every(({ isPassed }) => isPassed) ? 0 : 1 }
}

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Replaces the values of the variables, because an error can contain a key. */
function hideSecrets(text: string, values: LiveInput['values']): string {
  return Object.entries(values).reduce(
    (shown, [variable, value]) => shown.replaceAll(value, `<${variable}>`),
    text,
  )
}
