/** The pages of the login frame: their files in the build folder, by their URL paths. */
export const framePages = {
  '/sdk': 'index.html',
  '/callback': 'callback.html',
  '/redirect': 'redirect.html',
} as const
