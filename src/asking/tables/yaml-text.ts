import { holdsSteering, yamlSpelled } from '../../render/escape.ts';
import type { BoardObject } from '../../render/report/board-format.ts';

/** A board as YAML; a text with signs that steer a terminal stands in quotes with those signs spelled out. */
export const yamlText = async (board: BoardObject): Promise<string> => {
  const { Document, visit } = await import('yaml');
  const document = new Document(board, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string' && holdsSteering(node.value)) node.type = 'QUOTE_DOUBLE';
    },
  });
  return yamlSpelled(document.toString({ lineWidth: 0 }));
};
