/** Returns the parameter `state` of an address; null unless it is there once. It belongs to one login. */
export function readState({ searchParams }: URL): string | null {
  const [state = '', ...others] = searchParams.getAll('state')
  return others.length === 0 && state !== '' ? state : null
}
