/**
 * A defence, with the change of the source that removes it and the test that then must fail.
 *
 * @typedef {object} Defence
 * @property {string} name What holds as long as the defence is there.
 * @property {string} file The source, from the root of the repository.
 * @property {string} find Text of the source, which occurs in it once.
 * @property {string} [replace] The text without the defence. Default: nothing.
 * @property {{ runner: 'node' | 'apps' | 'browser' | 'components' | 'chains', file: string, title: string }} test A project of Vitest, a file of it, and
 * a part of the titles of its tests.
 */

/**
 * Returns the source without the defence.
 *
 * @param {string} text
 * @param {Pick<Defence, 'file' | 'find' | 'replace'>} defence
 * @throws {Error} If the text of the defence does not occur exactly once.
 */
export function removeDefence(text, { file, find, replace = '' }) {
  const [before, after, ...others] = text.split(find)
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(
      `${file} must contain the text of its defence once, found it ${after === undefined ? 0 : others.length + 1} times:\n${find}`,
    )
  return before + replace + after
}
