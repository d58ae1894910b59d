// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** Dutch. */
export const permissions: PermissionCopy = {
  allows: 'Wat u toestaat',
  excludes: 'Wat onmogelijk blijft',
  end: 'Hoe u de machtiging beëindigt',
  howToEnd:
    'U kunt de machtiging vóór die datum beëindigen: trek die in via de lijst met machtigingen op deze site. Dat is een transactie van uw account. Totdat die is bevestigd, kan de machtiging worden gebruikt.',
  sentences: {
    actsAlone:
      '{origin} kan uw account gebruiken met het sessieaccount hieronder, zonder u opnieuw te vragen.',
    calls: 'De site kan deze methoden aanroepen, met elke inhoud: {methods}. Contracten: {targets}.',
    callsLimited: 'De site kan maximaal dit aantal aanroepen doen: {count}.',
    callsUnlimited: 'Het aantal aanroepen is onbeperkt.',
    callsWithValue: 'Elke aanroep kan maximaal {amount} verzenden.',
    callsWithoutValue: 'De aanroepen kunnen geen {symbol} verzenden.',
    ends: 'De machtiging eindigt op {date}.',
    mostInTotal: 'Tot het einde is dat in totaal maximaal {amount}.',
    noAccountChange: 'De site kan uw account, het herstel ervan of andere machtigingen niet wijzigen.',
    noCalls: 'De site kan geen andere contracten aanroepen en anderen uw tokens niet laten besteden.',
    noOtherCalls: 'De site kan geen andere contracten of andere methoden aanroepen.',
    noOtherRecipients: 'De site kan niet naar andere accounts verzenden.',
    noOtherTokens: 'De site kan niet meer dan dat verzenden, en geen andere tokens of NFT’s.',
    periodAny: 'De site kan per periode van {period} maximaal {amount} verzenden, naar elk account.',
    periodTo: 'De site kan per periode van {period} maximaal {amount} verzenden, alleen naar {recipients}.',
    starts: 'De machtiging begint op {date}.',
    totalAny: 'De site kan in totaal maximaal {amount} verzenden, naar elk account.',
    totalTo: 'De site kan in totaal maximaal {amount} verzenden, alleen naar {recipients}.',
  },
  baseUnits: '{amount} basiseenheden van een onbekende token',
  problems: {
    chain_unsupported: 'Machtigingen worden niet ondersteund op dit netwerk.',
    expiry_invalid:
      'Een machtiging moet één einddatum in seconden hebben, in de toekomst en maximaal 366 dagen vanaf nu.',
    one_permission: 'Vraag één machtiging tegelijk aan.',
    permission_invalid: 'De machtiging is ongeldig.',
    permission_unsupported: 'Het netwerk kan de machtiging niet afdwingen.',
    rule_unsupported: 'Een voorwaarde van de machtiging wordt niet ondersteund. Laat die weg.',
    session_key_invalid:
      'De sessiesleutel moet een EVM-adres met een geldige controlesom zijn, en een ander account dan dat van de gebruiker en diens contracten.',
    signer_unsupported: 'De ondertekenaar moet het type “account” hebben, met alleen een adres.',
  },
}
