/** One telemetry event: its name and its properties. Never contains an address, a secret or signed content. */
export type TelemetryEvent = {
  readonly event: string
  readonly properties: Readonly<Record<string, string | number | boolean>>
  /** When, in ms since the epoch. */
  readonly at: number
}

/** Receives telemetry events. By default there is none: nothing is sent anywhere. */
export interface Telemetry {
  track(event: TelemetryEvent): void
}
