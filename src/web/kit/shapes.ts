/** What is promised of an answer: `shapes.objectOf({ goods: shapes.listOf(isGoods) })`; a broken promise is told as an error. */
export * as shapes from '#web/data/shapes.ts';
