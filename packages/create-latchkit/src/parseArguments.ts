import { parseArgs } from 'node:util'
import { isTemplate, type Option, optionNames, type Template, templateNames } from './Answers.js'
import { CreateError } from './CreateError.js'

const listed = new Intl.ListFormat('en', { type: 'disjunction' }).format(templateNames)

/** The output of `--help`. */
export const usage: string = `npm create latchkit@rc [folder] [-- options]

  --template <name>   ${listed}
  --login             login by e-mail, for users without a wallet; --no-login leaves it out
  --siwx              sign-in at a server
  --gateway           a gateway of your own beside the build, with its settings
  --no-install        install no packages
  --yes               ask nothing: vite-react with the login, in the folder latchkit-app
  --help`

/** The answers that the command line has, and what to do without the others. */
export type Arguments = {
  readonly folder?: string | undefined
  readonly template?: Template | undefined
  /** `undefined`: the command line says nothing about options. */
  readonly options?: readonly Option[] | undefined
  readonly isInstalled: boolean
  readonly asks: boolean
}

const choices = {
  template: { type: 'string' },
  login: { type: 'boolean' },
  siwx: { type: 'boolean' },
  gateway: { type: 'boolean' },
  install: { type: 'boolean', default: true },
  yes: { type: 'boolean', short: 'y', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/**
 * Parses the command line.
 *
 * @throws CreateError that names the invalid option.
 */
export function parseArguments(args: readonly string[]): Arguments | 'help' {
  const { values, positionals } = parseChoices(args)
  if (values.help) return 'help'
  const [folder, ...others] = positionals
  if (others.length > 0)
    throw new CreateError(`There must be one folder, got "${positionals.join(' ')}". See --help.`)
  const { template } = values
  if (template !== undefined && !isTemplate(template))
    throw new CreateError(`--template must be ${listed}, got "${template}".`)
  const isNamed = optionNames.some((name) => values[name] !== undefined)
  return {
    folder,
    template,
    options: isNamed ? optionNames.filter((name) => values[name] ?? name === 'login') : undefined,
    isInstalled: values.install,
    asks: !values.yes,
  }
}

function parseChoices(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: choices, allowPositionals: true, allowNegative: true })
  } catch (cause) {
    throw new CreateError(`${cause instanceof Error ? cause.message : cause} See --help.`, { cause })
  }
}
