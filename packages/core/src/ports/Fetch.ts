/** The part of the global `fetch` that the kit uses. */
export type Fetch = (
  url: string,
  init: {
    readonly method?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
    readonly signal: AbortSignal
  },
) => Promise<{
  readonly ok: boolean
  readonly status: number
  /** Absent in fakes. */
  readonly headers?: { get(name: string): string | null }
  text(): Promise<string>
}>
