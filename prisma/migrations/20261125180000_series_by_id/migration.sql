-- A series is known by its id. Its names, by which the release before finds it, may stay empty.
ALTER TABLE "series" ALTER COLUMN "child_name" DROP NOT NULL,
ALTER COLUMN "pet_name" DROP NOT NULL;

-- Stories beyond the tenth had no series: those of the same names become one, by tens.
WITH numbered AS (
  SELECT id, user_id, child_name, pet_name,
    row_number() OVER (PARTITION BY user_id, child_name, pet_name ORDER BY created_at, id)::int - 1 AS place
  FROM stories WHERE series_id IS NULL AND user_id IS NOT NULL
), series_of AS MATERIALIZED (
  SELECT gen_random_uuid() AS series_id, user_id, child_name, pet_name, place / 10 AS tens, max(place % 10) + 1 AS last
  FROM numbered GROUP BY user_id, child_name, pet_name, place / 10
), begun AS (
  INSERT INTO series (id, user_id, count) SELECT series_id, user_id, last FROM series_of
)
UPDATE stories SET series_id = series_of.series_id, series_number = numbered.place % 10 + 1
FROM numbered JOIN series_of USING (user_id, child_name, pet_name)
WHERE stories.id = numbered.id AND series_of.tens = numbered.place / 10;

-- From the number of stories to the number of the newest one.
UPDATE series SET count = newest.number
FROM (SELECT series_id, max(series_number) AS number FROM stories WHERE series_id IS NOT NULL GROUP BY series_id) newest
WHERE newest.series_id = series.id AND series.count <> newest.number;
