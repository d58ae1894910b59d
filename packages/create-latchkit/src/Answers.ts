/** The name of a template. */
export type Template = 'vite-react' | 'next' | 'vue' | 'svelte' | 'html'

/** A template: its name for users, and what differs in the files that it shares with others. */
type TemplateFacts = {
  readonly label: string
  /** The folders whose files it shares with others, in the order in which they are copied. */
  readonly shared: readonly string[]
  /** The command of its development server, and the port of that. */
  readonly serve: string
  readonly port: number
  /** The module that `index.html` starts, if it has one. */
  readonly main?: string
  /** The file with the page, which users edit first. */
  readonly page: string
  /** The file that shows the connected account. */
  readonly account: string
}

const vite = { serve: 'vite', port: 5173 } as const

/** The templates, in the order in which they are offered. */
export const templates: Readonly<Record<Template, TemplateFacts>> = {
  'vite-react': {
    label: 'Vite and React',
    shared: ['shared', 'shared-react', 'shared-vite'],
    ...vite,
    main: 'src/main.tsx',
    page: 'src/App.tsx',
    account: 'src/AccountCard.tsx',
  },
  next: {
    label: 'Next.js with the App Router',
    shared: ['shared', 'shared-react'],
    ...{ serve: 'next dev -H 127.0.0.1 -p 3000', port: 3000 },
    page: 'src/App.tsx',
    account: 'src/AccountCard.tsx',
  },
  vue: {
    label: 'Vite and Vue',
    shared: ['shared', 'shared-vite', 'shared-components'],
    ...vite,
    main: 'src/main.ts',
    page: 'src/App.vue',
    account: 'src/AccountCard.vue',
  },
  svelte: {
    label: 'Vite and Svelte',
    shared: ['shared', 'shared-vite', 'shared-components'],
    ...vite,
    main: 'src/main.ts',
    page: 'src/App.svelte',
    account: 'src/AccountCard.svelte',
  },
  html: {
    label: 'Vite and plain HTML',
    shared: ['shared', 'shared-vite'],
    ...vite,
    main: 'src/main.ts',
    page: 'index.html',
    account: 'src/showAccount.ts',
  },
}

/** The options of a template, with what each adds. */
export const options = {
  login: 'Login by e-mail, for users without a wallet',
  siwx: 'Sign-in at a server, with a message that proves the address',
  gateway: 'A gateway of your own for the build: mobile wallets, wallet directory, balances',
} as const

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

/** The names of the templates, in the order in which they are offered. */
export const templateNames: readonly Template[] = Object.keys(templates).filter(isTemplate)

/** The names of the options, in the order in which they are added. */
export const optionNames: readonly Option[] = ['login', 'siwx', 'gateway']
