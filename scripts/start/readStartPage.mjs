/**
 * What a reader of a getting-started page does: enters a command, or writes a file.
 *
 * @typedef {{ kind: 'command', command: string } | { kind: 'file', path: string, code: string }} Step
 */

/**
 * The steps below one heading.
 *
 * @typedef {{ heading: string, steps: Step[] }} Section
 */

/**
 * A way to a connected wallet. A page can describe several: each begins with the command that creates the app.
 *
 * @typedef {{ sections: Section[] }} Way
 */

const createCommand = /^(?:npm create|npx create-)/

/**
 * Returns the steps of a getting-started page, in the order of the page: the lines of `sh` blocks, and the blocks with a title.
 *
 * @param {string} markdown
 * @returns {Way[]}
 */
export function readStartPage(markdown) {
  /** @type {Way[]} */
  const ways = []
  for (const part of markdown.split(/^(?=## )/m)) {
    const heading = /^## (.+)/.exec(part)?.[1] ?? ''
    let isNew = true
    for (const step of readSteps(part)) {
      if (step.kind === 'command' && createCommand.test(step.command)) {
        ways.push({ sections: [] })
        isNew = true
      }
      const way = ways.at(-1)
      if (!way) throw new Error('The first step of the page must create an app (npm create, npx create-).')
      if (isNew) way.sections.push({ heading, steps: [] })
      isNew = false
      way.sections.at(-1)?.steps.push(step)
    }
  }
  return ways
}

/** @param {string} markdown @returns {Step[]} */
function readSteps(markdown) {
  /** @type {Step[]} */
  const steps = []
  for (const [, language, info = '', code = ''] of markdown.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```/gm)) {
    const path = /title="([^"]+)"/.exec(info)?.[1]
    if (path) steps.push({ kind: 'file', path, code })
    else if (language === 'sh') steps.push(...readCommands(code))
  }
  return steps
}

/** @param {string} code @returns {Step[]} */
function readCommands(code) {
  return code
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((command) => ({ kind: 'command', command }))
}
