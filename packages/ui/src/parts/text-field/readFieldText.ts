/**
 * Returns the normalized text of a field, and shows it. React also resets a field whose normalized text has not changed; Preact, with which
 * the html package renders the views, does not.
 */
export function readFieldText(field: HTMLInputElement, normalize: (text: string) => string): string {
  const text = normalize(field.value)
  // Setting the same text would move the caret.
  if (field.value !== text) field.value = text
  return text
}
