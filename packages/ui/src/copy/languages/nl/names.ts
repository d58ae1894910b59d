// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Dutch. */
export const names: NamesCopy = {
  choose: {
    title: 'Kies een naam',
    text: 'Een naam is makkelijker te lezen dan een adres. Anderen kunnen ernaar verzenden en apps tonen de naam.',
    action: 'Naam kiezen',
  },
  unavailable: {
    title: 'Geen namen beschikbaar',
    text: 'Op dit netwerk of in deze app kunnen geen namen worden geregistreerd.',
  },
  label: 'Naam',
  placeholder: 'uwnaam',
  checks: {
    empty: 'Minstens 4 letters, cijfers of koppeltekens.',
    'too-short': 'Minstens 4 tekens.',
    'too-long': 'Maximaal 64 tekens.',
    characters: 'Alleen letters van a tot z, cijfers, en koppeltekens daartussen.',
    checking: 'De naam wordt gecontroleerd',
    taken: 'Deze naam is bezet.',
    available: '{name} is beschikbaar.',
    failed: 'De naamsuggesties konden niet worden geladen. Probeer het opnieuw.',
  },
  suggestions: 'Beschikbare namen',
  register: 'Naam registreren',
  note: 'U ondertekent een bericht. Dat kost niets.',
  declined: { title: 'Verzoek geweigerd', text: 'Er is niets geregistreerd.' },
  failed: 'De naam {name} kon niet worden geregistreerd',
  failedText: 'Probeer het zo opnieuw.',
  none: { title: 'Geen registratie', text: 'Het account is gewijzigd, of er wordt niets geregistreerd.' },
  signing: { title: 'Onderteken in {wallet}', text: 'Onderteken het bericht met uw naam. Dat kost niets.' },
  registering: { title: '{name} wordt geregistreerd', text: 'Dit duurt even.' },
  registered: {
    title: '{name} is van u',
    text: 'Apps tonen de naam voor dit account en anderen kunnen ernaar verzenden.',
    action: 'Aan de slag',
  },
}
