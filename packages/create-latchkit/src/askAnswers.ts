import { cancel, isCancel, multiselect, select, text } from '@clack/prompts'
import {
  type Answers,
  type Option,
  optionNames,
  options,
  type Template,
  templateNames,
  templates,
} from './Answers.js'
import { CreateError } from './CreateError.js'
import { getFolderProblem } from './getFolderProblem.js'
import type { Arguments } from './parseArguments.js'

const defaults = { folder: 'latchkit-app', template: 'vite-react', options: ['login'] } as const

/**
 * Returns the answers of the command line, and asks for the others. Without a terminal, and with `--yes`, the others have defaults.
 *
 * @throws CreateError if the user cancels.
 */
export async function askAnswers(given: Arguments, isTerminal: boolean): Promise<Answers> {
  if (!given.asks || !isTerminal)
    return {
      folder: given.folder ?? defaults.folder,
      template: given.template ?? defaults.template,
      options: given.options ?? defaults.options,
    }
  return {
    folder: given.folder ?? (await askFolder()),
    template: given.template ?? (await askTemplate()),
    options: given.options ?? (await askOptions()),
  }
}

async function askFolder(): Promise<string> {
  const answer = await text({
    message: 'Where should the app be created?',
    placeholder: defaults.folder,
    defaultValue: defaults.folder,
    validate: (folder) => getFolderProblem(folder || defaults.folder),
  })
  return isCancel(answer) ? stop() : answer
}

async function askTemplate(): Promise<Template> {
  const answer = await select({
    message: 'Which template?',
    options: templateNames.map((value) => ({ value, label: templates[value].label })),
  })
  return isCancel(answer) ? stop() : answer
}

async function askOptions(): Promise<readonly Option[]> {
  const answer = await multiselect({
    message: 'What should it have? (space selects, enter confirms)',
    options: optionNames.map((value) => ({ value, label: options[value] })),
    initialValues: [...defaults.options],
    required: false,
  })
  return isCancel(answer) ? stop() : answer
}

function stop(): never {
  cancel('Nothing was created.')
  throw new CreateError('')
}
