import { GatewayError } from '../../foundation/GatewayError.js'

/** Result of a check of one line of the configuration. */
export type Finding = {
  /** The setting, or the part of one, such as `eip155:1, node 2`. */
  readonly subject: string
  /** `warning`: it works, but should be changed. */
  readonly outcome: 'ok' | 'warning' | 'failed'
  /** Description of the result. Contains no secret, and no URL that may contain one. */
  readonly text: string
  /** Instruction that repairs it. */
  readonly fix?: string
}

/** A check that failed, with what to do about it. */
export class CheckError extends Error {
  override readonly name = 'CheckError'

  constructor(
    message: string,
    readonly fix: string,
    readonly outcome: 'failed' | 'warning' = 'failed',
  ) {
    super(message)
  }
}

/** Runs a check. Its result is what was found; its errors become findings too. */
export async function toFinding(subject: string, check: () => string | Promise<string>): Promise<Finding> {
  try {
    return { subject, outcome: 'ok', text: await check() }
  } catch (error) {
    if (error instanceof CheckError)
      return { subject, outcome: error.outcome, text: error.message, fix: error.fix }
    // Its message states what to do.
    if (error instanceof GatewayError) return { subject, outcome: 'failed', text: error.message }
    throw error
  }
}

/** Formats findings as lines, failures last, because a terminal shows the end. */
export function formatFindings(findings: readonly Finding[]): string {
  const order = ['ok', 'warning', 'failed']
  const lines = [...findings]
    .sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
    .map(({ subject, outcome, text, fix }) =>
      [`${outcome.padEnd(8)}${subject}: ${text}`, ...(fix ? [`        ${fix}`] : [])].join('\n'),
    )
  const count = (outcome: Finding['outcome']) =>
    findings.filter((finding) => finding.outcome === outcome).length
  return [
    ...lines,
    `${count('ok')} ok, ${count('warning')} ${count('warning') === 1 ? 'warning' : 'warnings'}, ${count('failed')} failed`,
  ].join('\n')
}
