/**
 * The getting-started pages, and how a build of their apps is served and checked.
 *
 * @typedef {object} Stack
 * @property {string} name The page, in `apps/docs/src/content/docs/start`.
 * @property {string} serve The command that serves the build.
 * @property {string} [typecheck] The command that checks the types, if the build does not.
 * @property {string} [starter] The folder with the files of the command that creates the app. They are used if the command fails: some
 * download their template from GitHub, or need a newer Node.js.
 */

/** @type {readonly Stack[]} */
export const stacks = [
  { name: 'vite', serve: 'npm run preview' },
  { name: 'nextjs', serve: 'npm run start' },
  { name: 'react-router', serve: 'npm run start', typecheck: 'npm run typecheck', starter: 'react-router' },
  { name: 'vue', serve: 'npm run preview' },
  { name: 'svelte', serve: 'npm run preview', typecheck: 'npm run check' },
  { name: 'solid', serve: 'npm run preview' },
  { name: 'angular', serve: 'npm start -- --configuration production', starter: 'angular' },
  { name: 'html', serve: 'npm run preview' },
  { name: 'astro', serve: 'npm run preview', starter: 'astro' },
]
