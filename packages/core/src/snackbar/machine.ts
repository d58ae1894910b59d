/** One passing message (spec §2, variants of §2 "Other"). */
export type Snackbar = {
  readonly id: string
  readonly variant: 'loading' | 'success' | 'error' | 'icon'
  readonly message: string
  /** Name of one of the ui's own icons; only with the variant `icon`. */
  readonly icon?: string | undefined
}
