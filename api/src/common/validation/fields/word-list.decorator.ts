import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn } from 'class-validator';

/** Some of these words, at least one, each once. @param of one of them: 'scope' */
export const WordList = <Word extends string>(
  words: readonly Word[],
  { label, of }: { label: string; of: string },
) =>
  applyDecorators(
    IsArray({ message: `${label} must be a list` }),
    ArrayNotEmpty({ message: `Choose at least one ${of}` }),
    IsIn(words, { each: true, message: `${label} must be of ${words.join(', ')}` }),
    ArrayUnique({ message: `${label} must name each ${of} once` }),
    ApiProperty({ enum: words, isArray: true, minItems: 1, uniqueItems: true }),
  );
