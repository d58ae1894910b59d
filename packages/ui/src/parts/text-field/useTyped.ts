import { useState } from 'react'

/**
 * Returns the text of a field whose model follows what the user types, but later: React would reset the field to the earlier text,
 * and move the caret. Shows what was typed until the model has changed.
 */
export function useTyped(
  modelText: string,
  onChange: ((text: string) => void) | undefined,
): readonly [text: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ text: modelText, before: modelText })
  // What was typed is outdated for good, even if the model has the text of before once more.
  if (typed.before !== modelText) setTyped({ text: modelText, before: modelText })
  const type = (text: string): void => {
    setTyped({ text, before: modelText })
    onChange?.(text)
  }
  return [typed.before === modelText ? typed.text : modelText, type]
}
