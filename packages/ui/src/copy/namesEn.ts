import type { NamesCopy } from './NamesCopy.js'

/** The strings of the views that register a name, in English. */
export const namesEn: NamesCopy = {
  choose: {
    title: 'Get a name',
    text: 'A name is easier to read than an address. Others can send to it, and apps show it.',
    action: 'Choose name',
  },
  unavailable: {
    title: 'Names aren’t available',
    text: 'This network or this app has no names to register.',
  },
  label: 'Name',
  placeholder: 'yourname',
  checks: {
    empty: 'At least 4 letters, digits or hyphens.',
    'too-short': 'At least 4 characters.',
    'too-long': 'At most 64 characters.',
    characters: 'Only letters from a to z, digits, and hyphens between them.',
    checking: 'Checking the name',
    taken: 'This name is taken.',
    available: '{name} is available.',
    failed: 'Error fetching name suggestions. Try again.',
  },
  suggestions: 'Available names',
  register: 'Register name',
  note: 'You sign a message. It costs nothing.',
  declined: { title: 'Request declined', text: 'Nothing was registered.' },
  failed: 'Error registering name {name}',
  failedText: 'Try again in a moment.',
  none: { title: 'No registration', text: 'The account has changed, or nothing is being registered.' },
  signing: { title: 'Sign in {wallet}', text: 'Sign the message with your name. It costs nothing.' },
  registering: { title: 'Registering {name}', text: 'This takes a moment.' },
  registered: {
    title: '{name} is yours',
    text: 'Apps show it for this account, and others can send to it.',
    action: 'Let’s go',
  },
}
