/** One request to a service, or a few that belong together. Returns what was found, without a secret. */
export type LiveCheck = readonly [name: string, run: (signal: AbortSignal) => Promise<string>]

/** Dependencies of the checks of a service. */
export type LiveInput = {
  /** The variables of the service. */
  readonly values: Readonly<Record<string, string>>
  /** Another server than the service's own. */
  readonly url: string | undefined
  /** Returns the current time in ms. */
  readonly now: () => number
}

/** A service that the gateway can use, and that its operator can check. */
export type LiveService = {
  /** The variables of the environment that the checks need, and their contents. */
  readonly variables: Readonly<Record<string, string>>
  /** The code of a service is loaded for its own checks only. */
  readonly createChecks: (input: LiveInput) => Promise<readonly LiveCheck[]>
}
