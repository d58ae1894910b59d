/** Rules of the modal while a view is shown. Each view declares all of it: see `Routes`. */
export type ViewTypes = {
  /** Whether it shows something of the account of `namespace`: the modal closes when that account is disconnected. */
  readonly account: boolean
  /** Whether the user can neither go back nor close the modal while the view is in the history. */
  readonly locked: boolean
  /** Whether it shows or asks a wallet: until the user has accepted the terms, the Connect view is shown instead. */
  readonly consent: boolean
  /** The flow that it is a part of. */
  readonly flow: 'send' | 'swap' | 'replacement' | 'pay' | 'email' | undefined
  readonly parameters: object
}

/** A view that does none of this. */
export type PlainView<Parameters = object, Flow extends ViewTypes['flow'] = undefined> = {
  readonly account: false
  readonly locked: false
  readonly consent: false
  readonly flow: Flow
  readonly parameters: Parameters
}

/** A view of an account. */
export type AccountView<Parameters = object, Flow extends ViewTypes['flow'] = undefined> = {
  readonly account: true
  readonly locked: false
  readonly consent: false
  readonly flow: Flow
  readonly parameters: Parameters
}

/** A view that shows or asks a wallet. */
export type WalletView<Parameters = object> = {
  readonly account: false
  readonly locked: false
  readonly consent: true
  readonly flow: undefined
  readonly parameters: Parameters
}

/** A view that the user cannot leave. */
export type LockedView<Parameters = object, Account extends boolean = false> = {
  readonly account: Account
  readonly locked: true
  readonly consent: false
  readonly flow: undefined
  readonly parameters: Parameters
}

/** The views of the modal, by name. Each feature adds its own here by declaration merging, so that the engine knows none. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, which only an interface supports
export interface Routes {}

/** The name of a view. */
export type ViewName = keyof Routes

type Parameters<Name extends ViewName> = Routes[Name] extends ViewTypes ? Routes[Name]['parameters'] : never

type Flat<T> = { [Key in keyof T]: T[Key] }

/** The current view of the modal, with that view's own parameters. */
export type Route = { [Name in ViewName]: Flat<{ readonly view: Name } & Parameters<Name>> }[ViewName]

/** The names of the views that declare this. */
export type ViewsWith<Types extends Partial<ViewTypes>, All = Routes> = {
  [Name in keyof All]: All[Name] extends Types ? Name : never
}[keyof All]

/** Some views, for the lookup of the current one. */
export type ViewSet = { readonly [Name in ViewName]?: true | undefined }
