/** The templates, with their names for users. */
export const templates = { 'vite-react': 'Vite and React', next: 'Next.js with the App Router' } as const

/** The options of a template, with what each adds. */
export const options = {
  login: 'Login by e-mail, for users without a wallet',
  siwx: 'Sign-in at a server, with a message that proves the address',
  gateway: 'A gateway of your own for the build: mobile wallets, wallet directory, balances',
} as const

/** The name of a template. */
export type Template = keyof typeof templates
/** The name of an option. */
export type Option = keyof typeof options

/** The choices of the user. */
export type Answers = {
  /** The folder of the app, as the user wrote it. */
  readonly folder: string
  readonly template: Template
  readonly options: readonly Option[]
}

/** Returns whether a template has this name. */
export function isTemplate(name: string): name is Template {
  return Object.hasOwn(templates, name)
}

/** The names of the options, in the order in which they are added. */
export const optionNames: readonly Option[] = ['login', 'siwx', 'gateway']
