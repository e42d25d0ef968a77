// What is to be mended, said where it is to be mended. What is not here is said as the server says it.
import type { Problem } from "@/session/decks";
import { useSay, type Values } from "@/texts/words";

const WORDS = {
  CARD_TYPE: ["Choose what kind of card this is.", "Elige qué tipo de carta es."],
  CARD_IN_WRONG_DECK: ["This type does not belong in a deck of this kind. Choose another.", "Este tipo no va en un mazo de esta clase. Elige otro."],
  CARD_QUESTION: ["Write a text here, of at most {longest} characters.", "Escribe aquí un texto, de {longest} caracteres como mucho."],
  CARD_OPTIONS: ["There must be {least} to {most} options.", "Debe haber de {least} a {most} opciones."],
  CARD_OPTIONS_ALIKE: ["Two options say the same.", "Dos opciones dicen lo mismo."],
  CARD_ONE_CORRECT: ["Mark the right option.", "Marca la opción correcta."],
  CARD_TEXT: ["Write something here, of at most {longest} characters.", "Escribe algo aquí, de {longest} caracteres como mucho."],
  CARD_PAIRS: ["There must be {least} to {most} pairs.", "Debe haber de {least} a {most} parejas."],
  CARD_PAIRS_ALIKE: ["Two left parts say the same.", "Dos partes izquierdas dicen lo mismo."],
  CARD_SENTENCE: ["Write 2 to 40 words, of at most {longest} characters.", "Escribe de 2 a 40 palabras, de {longest} caracteres como mucho."],
  CARD_ANSWERS: ["There must be {least} to {most} answers.", "Debe haber de {least} a {most} respuestas."],
  CARD_TRUE_FALSE: ["Say whether it is true or false.", "Di si es verdadero o falso."],
  CARD_CLOSER: ["Write the right number, and a margin of 0 to 100 percent.", "Escribe el número correcto y un margen de 0 a 100 por ciento."],
  CARD_CONSEQUENCE: ["Choose what happens.", "Elige qué pasa."],
  CARD_CONSEQUENCE_MISSING: ["Choose what happens.", "Elige qué pasa."],
  CARD_CONSEQUENCE_VALUE: ["It must be 1 to {most}.", "Debe estar entre 1 y {most}."],
} as const;

type Known = keyof typeof WORDS;

export function useProblemText(): (problem: Problem) => string {
  const say = useSay(WORDS);
  return ({ code, error, details }) => (code in WORDS ? say(code as Known, details as Values) : error);
}
