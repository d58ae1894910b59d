import { type OptionsReview, reviewOptions, reviewThemeVariables } from './reviewOptions.js'

/** Bundlers replace `process.env.NODE_ENV` by a constant. Without one, browsers have no `process`: reading it throws. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

/** Whether the bundler (or Node) says that this is a development build. */
export function isDevelopmentBuild(): boolean {
  try {
    return process.env.NODE_ENV === 'development'
  } catch {
    return false
  }
}

/**
 * Reviews the options in every build but a production one, where bundlers remove the review. Returns the warnings.
 *
 * @throws `ConfigError` for an unknown name.
 */
export function reviewInDevelopment(...parameters: Parameters<typeof reviewOptions>): readonly string[] {
  let review: OptionsReview | undefined
  try {
    // Written out: bundlers remove a branch only where the condition itself is constant.
    if (process.env.NODE_ENV !== 'production') review = reviewOptions(...parameters)
  } catch {
    // Without a bundler, development and production cannot be distinguished.
  }
  return accept(review)
}

/** As `reviewInDevelopment`, for theme variables that are changed later. */
export function reviewVariablesInDevelopment(variables: unknown, path: string): readonly string[] {
  let review: OptionsReview | undefined
  try {
    if (process.env.NODE_ENV !== 'production') review = reviewThemeVariables(variables, path)
  } catch {
    // As above.
  }
  return accept(review)
}

function accept(review: OptionsReview | undefined): readonly string[] {
  if (review?.error) throw review.error
  return review?.warnings ?? []
}
