import { type OptionsReview, reviewOptions, reviewThemeVariables } from './reviewOptions.js'

/** Bundlers replace `process.env.NODE_ENV` by a constant. Without one, browsers have no `process`: reading it throws. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

/** Returns whether the bundler (or Node) has set the development mode. */
export function isDevelopmentBuild(): boolean {
  try {
    return process.env.NODE_ENV === 'development'
  } catch {
    return false
  }
}

/**
 * Reviews the options in every build except production builds, where bundlers remove the review.
 * Returns the warnings.
 *
 * @throws `ConfigError` for an unknown name.
 */
export function reviewInDevelopment(...parameters: Parameters<typeof reviewOptions>): readonly string[] {
  let review: OptionsReview | undefined
  try {
    // Not a variable: bundlers remove a branch only if the condition itself is constant.
    if (process.env.NODE_ENV !== 'production') review = reviewOptions(...parameters)
  } catch {
    // Without a bundler, development and production cannot be distinguished.
  }
  return accept(review)
}

/** Reviews theme variables that are changed later, like `reviewInDevelopment`. */
export function reviewVariablesInDevelopment(variables: unknown, path: string): readonly string[] {
  let review: OptionsReview | undefined
  try {
    if (process.env.NODE_ENV !== 'production') review = reviewThemeVariables(variables, path)
  } catch {
    // Not a variable, as above.
  }
  return accept(review)
}

function accept(review: OptionsReview | undefined): readonly string[] {
  if (review?.error) throw review.error
  return review?.warnings ?? []
}
