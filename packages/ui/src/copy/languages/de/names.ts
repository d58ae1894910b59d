// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in German. */
export const names: NamesCopy = {
  choose: {
    title: 'Holen Sie sich einen Namen',
    text: 'Ein Name ist leichter zu lesen als eine Adresse. Andere können an ihn senden, und Apps zeigen ihn.',
    action: 'Namen wählen',
  },
  unavailable: {
    title: 'Keine Namen verfügbar',
    text: 'In diesem Netzwerk oder dieser App gibt es keine Namen zu registrieren.',
  },
  label: 'Name',
  placeholder: 'ihrname',
  checks: {
    empty: 'Mindestens 4 Buchstaben, Ziffern oder Bindestriche.',
    'too-short': 'Mindestens 4 Zeichen.',
    'too-long': 'Höchstens 64 Zeichen.',
    characters: 'Nur Buchstaben von a bis z, Ziffern und Bindestriche dazwischen.',
    checking: 'Der Name wird geprüft',
    taken: 'Dieser Name ist vergeben.',
    available: '{name} ist verfügbar.',
    failed: 'Namensvorschläge konnten nicht geladen werden. Versuchen Sie es erneut.',
  },
  suggestions: 'Verfügbare Namen',
  register: 'Namen registrieren',
  note: 'Sie signieren eine Nachricht. Das kostet nichts.',
  declined: { title: 'Anfrage abgelehnt', text: 'Nichts wurde registriert.' },
  failed: '{name} konnte nicht registriert werden',
  failedText: 'Versuchen Sie es gleich noch einmal.',
  none: {
    title: 'Keine Registrierung',
    text: 'Das Konto hat sich geändert, oder es wird nichts registriert.',
  },
  signing: {
    title: 'In {wallet} signieren',
    text: 'Signieren Sie die Nachricht mit Ihrem Namen. Das kostet nichts.',
  },
  registering: { title: '{name} wird registriert', text: 'Das dauert einen Moment.' },
  registered: {
    title: '{name} gehört Ihnen',
    text: 'Apps zeigen den Namen für dieses Konto, und andere können an ihn senden.',
    action: 'Los geht’s',
  },
}
