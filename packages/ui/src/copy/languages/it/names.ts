// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Italian. */
export const names: NamesCopy = {
  choose: {
    title: 'Ottieni un nome',
    text: 'Un nome è più facile da leggere di un indirizzo. Gli altri possono usarlo per inviarle fondi, e le app lo mostrano.',
    action: 'Scegli nome',
  },
  unavailable: {
    title: 'Nomi non disponibili',
    text: 'Su questa rete o in questa app non si possono registrare nomi.',
  },
  label: 'Nome',
  placeholder: 'ilsuonome',
  checks: {
    empty: 'Almeno 4 lettere, cifre o trattini.',
    'too-short': 'Almeno 4 caratteri.',
    'too-long': 'Al massimo 64 caratteri.',
    characters: 'Solo lettere dalla a alla z, cifre e, tra di esse, trattini.',
    checking: 'Verifica del nome',
    taken: 'Questo nome è già in uso.',
    available: '{name} è disponibile.',
    failed: 'Impossibile caricare i suggerimenti di nomi. Riprovi.',
  },
  suggestions: 'Nomi disponibili',
  register: 'Registra nome',
  note: 'Firma un messaggio. Non costa nulla.',
  declined: { title: 'Richiesta rifiutata', text: 'Nulla è stato registrato.' },
  failed: 'Impossibile registrare il nome {name}',
  failedText: 'Riprovi tra un momento.',
  none: {
    title: 'Nessuna registrazione',
    text: 'L’account è cambiato, oppure non c’è nulla in registrazione.',
  },
  signing: { title: 'Firmi in {wallet}', text: 'Firmi il messaggio con il suo nome. Non costa nulla.' },
  registering: { title: 'Registrazione di {name}', text: 'Ci vorrà solo un momento.' },
  registered: {
    title: '{name} è suo',
    text: 'Le app lo mostrano per questo account, e gli altri possono usarlo per inviarle fondi.',
    action: 'Iniziamo',
  },
}
