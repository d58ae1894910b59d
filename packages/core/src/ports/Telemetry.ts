/** One event of `peer-facts.md` §4: its name and its properties. Never holds an address, a secret or what was signed. */
export type TelemetryEvent = {
  readonly event: string
  readonly properties: Readonly<Record<string, string | number | boolean>>
  /** When, in ms since the epoch. */
  readonly at: number
}

/** Where events go. Absent unless the dapp gives one: nothing is sent anywhere by default. */
export interface Telemetry {
  track(event: TelemetryEvent): void
}
