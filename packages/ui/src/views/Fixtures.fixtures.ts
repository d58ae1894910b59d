/** One fixture per status of a model. A missing fixture, or one with another status, does not compile. */
export type Fixtures<Model extends { readonly status: string }> = {
  readonly [Status in Model['status']]: Model & { readonly status: Status }
}
