import { useEffect, useState } from 'react'
import type { LanguageCode } from '../src/copy/languageCodes.js'

/** A language of the stories, or a copy that is made of them. */
export type StoryLocale = LanguageCode | 'pseudo' | 'widest' | 'longest-words' | 'widest-rtl'

const eventName = 'story-locale'

/** Shows the rendered story in another language, and `undefined` in its own. */
export function setStoryLocale(locale: StoryLocale | undefined): void {
  dispatchEvent(new CustomEvent(eventName, { detail: locale }))
}

/** Returns the language that {@link setStoryLocale} set, or else `own`. */
export function useStoryLocale(own: StoryLocale): StoryLocale {
  const [locale, setLocale] = useState<StoryLocale>()
  useEffect(() => {
    const onChange = (event: Event) => setLocale((event as CustomEvent<StoryLocale | undefined>).detail)
    addEventListener(eventName, onChange)
    return () => removeEventListener(eventName, onChange)
  }, [])
  return locale ?? own
}
