/** One telemetry event: its name and its properties. Never contains an address, a secret or signed content. */
export type TelemetryEvent = {
  readonly event: string
  readonly properties: Readonly<Record<string, string | number | boolean>>
  /** When, in ms since the epoch. */
  readonly at: number
}

/** Receives telemetry events. There is no default sink: nothing is sent. */
export interface Telemetry {
  track(event: TelemetryEvent): void
}
