/** One fixture for each status of a model: a status without one, or with another's, does not compile. */
export type Fixtures<Model extends { readonly status: string }> = {
  readonly [Status in Model['status']]: Model & { readonly status: Status }
}
