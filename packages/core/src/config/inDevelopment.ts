import { checkKitsOnPage, type KitOnPage } from '../browser/kitsOnPage.js'
import { ConfigError } from '../foundation/errors/config.js'
import type { ChainNamespace } from '../foundation/schema/caip.js'
import type { Storage } from '../ports/Storage.js'
import { findAsyncStorage, findCutOffWindows, findMissingAdapters } from './reviewEffects.js'
import {
  type OptionNames,
  type OptionsReview,
  reviewFactoryOptions,
  reviewOptions,
  reviewThemeVariables,
} from './reviewOptions.js'
import { reviewParameters } from './reviewParameters.js'

/** Bundlers replace `process.env.NODE_ENV` by a constant. Without one, browsers have no `process`: reading it throws. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } }

/** Returns whether the build (or Node) has set the development mode. */
export function isDevelopmentBuild(): boolean {
  try {
    return process.env.NODE_ENV === 'development'
  } catch {
    return false
  }
}

/**
 * Reviews the options in every build except production builds.
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
    // Without a build, development and production cannot be distinguished.
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

/**
 * Rejects unknown option names of an adapter or of another factory, and suggests the similar known one. Production
 * builds do not contain the check.
 *
 * @param names Returns the known names: `true`, or the names of a nested object. Write the names in the function:
 * production builds would keep a constant.
 * @param path The name of the factory.
 * @throws `ConfigError` naming the unknown option, or saying what the options must be.
 * @example
 * ```ts
 * import { checkOptionNames } from '@latchkit/core/ports'
 *
 * type Options = { readonly servers?: readonly { readonly url: string }[] | undefined }
 *
 * export function myAdapter(options: Options = {}) {
 *   checkOptionNames<Options>(options, () => ({ servers: { url: true } }), 'myAdapter')
 * }
 * ```
 */
export function checkOptionNames<T extends object>(
  options: T,
  names: () => OptionNames<T>,
  path: string,
): void {
  try {
    // The body of the function is empty in production builds, so that they do not contain its calls either.
    if (process.env.NODE_ENV !== 'production') accept(reviewFactoryOptions(options, names(), path))
  } catch (error) {
    if (error instanceof ConfigError) throw error
  }
}

/**
 * Rejects parameters of an action that are mistakes, unless it is a production build. Here and not in its own module,
 * which all lazy modules would share.
 *
 * @param usage How the action is called, with its required parameters, such as `switchNetwork(kit, { network })`.
 * @throws `ConfigError` that says what to write instead.
 */
export function checkParameters(kit: unknown, parameters: unknown, usage: string): void {
  try {
    // Not a variable, as above.
    if (process.env.NODE_ENV !== 'production') reviewParameters(kit, parameters, usage)
  } catch (error) {
    if (error instanceof ConfigError) throw error
  }
}

/** Warns of namespaces without an adapter, unless it is a production build. */
export function warnOfMissingAdapters(
  namespaces: readonly ChainNamespace[],
  adapters: { readonly has: (namespace: ChainNamespace) => boolean },
  warn: (message: string) => void,
): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      for (const text of findMissingAdapters(namespaces, adapters)) warn(text)
  } catch {
    // Not a variable, as above.
  }
}

/**
 * Warns of what keeps a kit from working on the page, unless it is a production build: a storage that answers with promises, and, in a
 * development build, a policy that cuts off the windows of the login.
 */
export function warnOfPage(
  options: { readonly login?: unknown },
  storage: Storage | null,
  warn: (message: string) => void,
): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      if (storage) for (const text of findAsyncStorage(storage)) warn(text)
      // Asks the server of the page, which other builds must not do.
      if (options.login && process.env.NODE_ENV === 'development')
        void findCutOffWindows().then((texts) => texts.forEach((text) => void warn(text)))
    }
  } catch {
    // Not a variable, as above.
  }
}

/**
 * Warns of other kits on the page that do not work together with a kit, unless it is a production build.
 *
 * @param code Code of the kit: another copy of the package has other code.
 */
export function warnOfOtherKits(
  kit: KitOnPage,
  code: unknown,
  isMounted: boolean,
  warn: (message: string) => void,
): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      for (const text of checkKitsOnPage(kit, code, isMounted)) warn(text)
  } catch {
    // Not a variable, as above.
  }
}

function accept(review: OptionsReview | undefined): readonly string[] {
  if (review?.error) throw review.error
  return review?.warnings ?? []
}
